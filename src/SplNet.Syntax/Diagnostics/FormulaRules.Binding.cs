namespace SplNet.Syntax;

/// <content>SPL13.. for valid text that names something that does not exist or cannot be measured.</content>
internal static partial class FormulaRules
{
    public static readonly FormulaRule UnreadableFile = new(
        "SPL1301", "File that cannot be read", "The file cannot be read: {0}.", "Check its name and its rights; a file of a test project is copied with CopyToOutputDirectory.");

    public static readonly FormulaRule NotUtf8 = new(
        "SPL1302", "Bytes that are not UTF-8", "The bytes {0} are not UTF-8.", "Save the file as UTF-8.");

    public static readonly FormulaRule UnknownType = new(
        "SPL1303", "Unknown type", "There is no type '{0}'.", "{1}Write Type or Namespace.Type of the project, or of an assembly that it references and uses.");

    public static readonly FormulaRule AmbiguousType = new(
        "SPL1304", "Type name with several meanings", "'{0}' may be {1}.", "Write the type with its namespace.");

    public static readonly FormulaRule TypeArguments = new(
        "SPL1305", "Type arguments that do not fit", "Type arguments of '{0}': {1} needed, {2} given{3}.", "Write them behind its name, as in List<int>.Contains.");

    public static readonly FormulaRule UnknownMethod = new(
        "SPL1306", "Unknown method", "{0}.", "{1}Write Type.Method, Type.Property, or Type.new for a constructor.");

    public static readonly FormulaRule TypeInsteadOfMethod = new(
        "SPL1307", "Type in the place of a method", "'{0}' is a type, and a formula measures methods.", "Name one of its methods, for example {1}.");

    public static readonly FormulaRule NoOverload = new(
        "SPL1308", "No overload that fits", "No overload of '{0}' takes {1}; there are {2}.", "Write the types of one of them, {3}, or give it other arguments.");

    public static readonly FormulaRule AmbiguousOverload = new(
        "SPL1309", "Several overloads that fit", "'{0}' may be {1}.", "{2}.");

    public static readonly FormulaRule UnmeasurableMethod = new(
        "SPL1310", "Method that cannot be measured", "'{0}' {1}.", "{2}.");

    public static readonly FormulaRule InstanceMissing = new(
        "SPL1311", "Instance missing", "'{0}' needs an object, and {1}.", "{2}.");

    public static readonly FormulaRule ArgumentMismatch = new(
        "SPL1312", "Argument that does not fit", "{0} is not a valid {1} for parameter '{2}' of '{3}'.", "{4}.");

    public static readonly FormulaRule ArgumentCount = new(
        "SPL1313", "Number of arguments", "Arguments of '{0}': {1} needed, {2} given.", "{3}.");

    public static readonly FormulaRule GeneratorMismatch = new(
        "SPL1314", "Generator that does not fit", "The generator '{0}' gives {1}, and '{2}' takes {3}.", "Return IEnumerable<T>, Gen<T> or T, with a tuple for several arguments.");

    public static readonly FormulaRule GeneratorFailed = new(
        "SPL1315", "Generator that cannot be used", "The generator '{0}' cannot be used: {1}.", "Fix the generator, or bind other values.");

    public static readonly FormulaRule TooManyGenerators = new(
        "SPL1316", "Generator without use", "'{0}' has no use for the generator '{1}': {2}.", "Name at most two generators, of the arguments and of the instance, and only where they are needed.");

    public static readonly FormulaRule NoCarrier = new(
        "SPL1317", "THIS or SELF without a member", "'{0}' means nothing here: {1}.", "{2}.");

    public static readonly FormulaRule AliasHidesType = new(
        "SPL1318", "Alias that hides a type", "The alias '{0}' has the name of the type {1}.", "Choose another name for the alias.");

    public static readonly FormulaRule UnknownInterpretation = new(
        "SPL1320", "Unknown interpretation", "There is no interpretation '{0}'.", "{1}Choose one of {2}.");

    public static readonly FormulaRule InexactRevision = new(
        "SPL1321", "Revision that cannot be measured", "'{0}' is not {1}.", "Write for example {2}.");

    public static readonly FormulaRule RequirementGone = new(
        "SPL1322", "Requirement that is gone", "The requirement '{0}' cannot be found again: {1}.", "Build, and list the requirements again.");

    public static readonly FormulaRule KeptArguments = new(
        "SPL1323", "Arguments that are given again", "The generator '{0}' may give the same {1} again, changed by '{2}'.",
        "Make it a method that yields new ones, unless the measured method only reads them.", FormulaSeverity.Warning);
}
