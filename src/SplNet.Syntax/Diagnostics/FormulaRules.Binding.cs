namespace SplNet.Syntax;

/// <content>SPL13.. for valid text that names something that does not exist or cannot be measured.</content>
internal static partial class FormulaRules
{
    public static readonly FormulaRule UnreadableFile = new(
        "SPL1301", "Unreadable file", "The file cannot be read: {0}.",
        "Check its name and its rights; a file of a test project is copied with CopyToOutputDirectory.");

    public static readonly FormulaRule NotUtf8 = new(
        "SPL1302", "Invalid UTF-8", "The bytes {0} are not UTF-8.", "Save the file as UTF-8.");

    public static readonly FormulaRule UnknownType = new(
        "SPL1303", "Unknown type", "Unknown type '{0}'.",
        "{1}Write Type or Namespace.Type of the project, or of an assembly that it references and uses.");

    public static readonly FormulaRule AmbiguousType = new(
        "SPL1304", "Ambiguous type name", "'{0}' may be {1}.", "Write the type with its namespace.");

    public static readonly FormulaRule TypeArguments = new(
        "SPL1305", "Invalid type arguments", "Type arguments of '{0}': {1} needed, {2} given{3}.",
        "Write them after its name, as in List<int>.Contains.");

    public static readonly FormulaRule UnknownMethod = new(
        "SPL1306", "Unknown method", "{0}.", "{1}Write Type.Method, Type.Property, or Type.new for a constructor.");

    public static readonly FormulaRule TypeInsteadOfMethod = new(
        "SPL1307", "Type instead of a method", "'{0}' is a type, and a formula measures methods.",
        "Name one of its methods, for example {1}.");

    public static readonly FormulaRule NoOverload = new(
        "SPL1308", "No matching overload", "No overload of '{0}' takes {1}; there are {2}.",
        "Write the types of one of them, {3}, or give it other arguments.");

    public static readonly FormulaRule AmbiguousOverload = new(
        "SPL1309", "Ambiguous overload", "'{0}' may be {1}.", "{2}.");

    public static readonly FormulaRule UnmeasurableMethod = new(
        "SPL1310", "Method cannot be measured", "'{0}' {1}.", "{2}.");

    public static readonly FormulaRule InstanceMissing = new(
        "SPL1311", "Missing instance", "'{0}' needs an object, but {1}.", "{2}.");

    public static readonly FormulaRule ArgumentMismatch = new(
        "SPL1312", "Invalid argument", "{0} is not a valid {1} for parameter '{2}' of '{3}'.", "{4}.");

    public static readonly FormulaRule ArgumentCount = new(
        "SPL1313", "Wrong number of arguments", "Arguments of '{0}': {1} needed, {2} given.", "{3}.");

    public static readonly FormulaRule GeneratorMismatch = new(
        "SPL1314", "Incompatible generator", "The generator '{0}' returns {1}, but '{2}' takes {3}.",
        "Return IEnumerable<T>, Gen<T> or T, with a tuple for several arguments.");

    public static readonly FormulaRule GeneratorFailed = new(
        "SPL1315", "Generator cannot be used", "The generator '{0}' cannot be used: {1}.", "Fix the generator, or bind other values.");

    public static readonly FormulaRule TooManyGenerators = new(
        "SPL1316", "Unneeded generator", "'{0}' does not need the generator '{1}': {2}.",
        "Name at most two generators, of the arguments and of the instance, and only where they are needed.");

    public static readonly FormulaRule NoCarrier = new(
        "SPL1317", "THIS or SELF without a member", "'{0}' means nothing here: {1}.", "{2}.");

    public static readonly FormulaRule AliasHidesType = new(
        "SPL1318", "Alias hides a type", "The alias '{0}' has the name of the type {1}.", "Choose another name for the alias.");

    public static readonly FormulaRule UnknownInterpretation = new(
        "SPL1320", "Unknown interpretation", "Unknown interpretation '{0}'.", "{1}Choose one of {2}.");

    public static readonly FormulaRule InexactRevision = new(
        "SPL1321", "Revision cannot be measured", "'{0}' is not {1}.", "Write for example {2}.");

    public static readonly FormulaRule RequirementGone = new(
        "SPL1322", "Requirement not found", "The requirement '{0}' cannot be found again: {1}.", "Build, and list the requirements again.");

    public static readonly FormulaRule KeptArguments = new(
        "SPL1323", "Generator reuses its arguments", "The generator '{0}' may return the same {1} again after '{2}' changed it.",
        "Make it a method that yields new ones, unless the measured method only reads them.", FormulaSeverity.Warning);

    public static readonly FormulaRule UnusableTransform = new(
        "SPL1324", "Transform cannot be used", "'{0}' cannot transform observations: {1}.",
        "Name a static method that takes a double and returns a double.");

    public static readonly FormulaRule DecidedByVariables = new(
        "SPL1325", "Formula without a measurement", "The values of the variables alone decide the formula: it is always {0}.",
        "Give the quantifiers values for which an operand is measured.");
}
