namespace SplNet.Syntax;

/// <summary>Every kind of problem: SPL10.. for text that cannot be parsed. The texts also appear in the list of docs/formulas.md.</summary>
internal static partial class FormulaRules
{
    public static readonly FormulaRule UnexpectedCharacter = new(
        "SPL1001", "Unexpected character", "'{0}' is not valid in a formula.", "Remove it, or put the text that it belongs to in quotes.");

    public static readonly FormulaRule UnclosedText = new(
        "SPL1002", "Missing closing quote", "The quoted text lacks its closing {0}.", "Close it on the same line.");

    public static readonly FormulaRule MalformedNumber = new(
        "SPL1003", "Invalid number", "'{0}' is not a number.", "Write a number such as 10, 1.5 or 1e-3; put a version in quotes.");

    public static readonly FormulaRule NumberOutOfRange = new(
        "SPL1004", "Number out of range", "{0} is too large.", "Use a number up to 2^53, 9007199254740992, or a larger unit.");

    public static readonly FormulaRule TextTooLong = new(
        "SPL1005", "Text too long", "The text has {0} characters; at most {1} are read.", "Split it into several files.");

    public static readonly FormulaRule NestedTooDeeply = new(
        "SPL1006", "Nested too deeply", "The formula is nested more than {0} levels deep.",
        "Simplify it, or split it into several requirements.");

    public static readonly FormulaRule FormulaExpected = new(
        "SPL1007", "Missing formula", "A formula is expected{0}.", "Write a comparison, for example Type.Fast < Type.Slow.");

    public static readonly FormulaRule ValueExpected = new(
        "SPL1008", "Missing value", "A value is expected{0}.",
        "Write a method, an estimate such as median(Type.Method), or a number with its unit.");

    public static readonly FormulaRule ComparisonExpected = new(
        "SPL1009", "Value without a comparison", "'{0}' is a value, and a formula needs a comparison.",
        "Compare it with another value: {0} < 5 ms.");

    public static readonly FormulaRule ValueInsteadOfFormula = new(
        "SPL1010", "Formula instead of a value", "'{0}' is a formula: it is true or false and cannot be compared or added.",
        "Join formulas with &&, || or =>.");

    public static readonly FormulaRule ClosingExpected = new(
        "SPL1011", "Unmatched bracket", "The '{0}' lacks its closing '{1}'{2}.", "Add the '{1}'.");

    public static readonly FormulaRule TextAfterFormula = new(
        "SPL1012", "Text after a complete formula", "'{0}' follows a complete formula.",
        "Remove it, or join it with &&, || or =>; in a file, start each requirement on a new line.");

    public static readonly FormulaRule NameExpected = new(
        "SPL1013", "Missing name", "A name is expected{0}.", "Write the name of {1}.");

    public static readonly FormulaRule QuantifierExpected = new(
        "SPL1014", "Incomplete quantifier", "The quantifier lacks {0}{1}.", "Write forall n in 10, 100, 1000: … or forall n in 1..5: ….");

    public static readonly FormulaRule QuantifierValueExpected = new(
        "SPL1015", "Missing quantifier value", "A value of the quantifier is expected{0}.",
        "Write numbers, quoted texts, true or false; methods and names are not values.");

    public static readonly FormulaRule TupleSize = new(
        "SPL1016", "Wrong tuple size", "The tuple has {0} values for {1} names.",
        "Give each name one value: forall (a, b) in (1, 10), (2, 20): ….");

    public static readonly FormulaRule ToleranceExpected = new(
        "SPL1017", "Missing tolerance", "'~' lacks its tolerance{0}.",
        "Write it in percent: a ~5% b holds if a and b are equivalent within 5 %.");

    public static readonly FormulaRule UnknownUnit = new(
        "SPL1018", "Unknown unit", "'{0}' is not a unit.",
        "{1}The units are ns, us, µs, ms, s, min, B, KB, MB, GB, op/s, Kop/s, Mop/s and %.");

    public static readonly FormulaRule ArgumentExpected = new(
        "SPL1019", "Missing argument", "An argument or a parameter type is expected{0}.",
        "Write numbers, quoted texts, variables of a quantifier, or the types that pick an overload.");

    public static readonly FormulaRule MixedArguments = new(
        "SPL1020", "Arguments and parameter types in one list", "'{0}' is a type among arguments.",
        "Write the types first, then the arguments in a separate list: Type.Method(int)(5).");

    public static readonly FormulaRule OperandOrder = new(
        "SPL1021", "Wrong order of operand parts", "The {0} of an operand come before its {1}.",
        "The order is method(types)[generators](arguments)@revision.");

    public static readonly FormulaRule RevisionExpected = new(
        "SPL1022", "Missing revision", "A revision is expected{0}.",
        "Write a name, before, git:…, svn:…, nuget:…, folder:…, or a quoted text.");

    public static readonly FormulaRule UnknownRevisionKind = new(
        "SPL1023", "Unknown revision kind", "'{0}' is not a kind of revision.",
        "The kinds are git:, svn:, nuget:, folder: and runtime:; the older project@revision:method is now method@revision.");

    public static readonly FormulaRule OptionExpected = new(
        "SPL1024", "Incomplete option", "An option is expected{0}.", "Write with alpha = 0.05, runs = 5.");

    public static readonly FormulaRule DeclarationAfterRequirement = new(
        "SPL1025", "Declaration after a requirement", "'{0}' is declared after the first requirement.",
        "Move the declaration to the top of the file; to compare, write ==.");

    public static readonly FormulaRule ReservedName = new(
        "SPL1026", "Reserved name", "'{0}' is reserved in formulas.", "Choose another name.");

    public static readonly FormulaRule ParameterTypeExpected = new(
        "SPL1027", "Missing type", "A type is expected{0}.", "Write a type such as int, string[] or List<int>.");

    public static readonly FormulaRule NegativeNumber = new(
        "SPL1028", "Negative value", "A value in a comparison cannot be negative.",
        "Remove the sign, or move the value to the other side.");

    public static readonly FormulaRule OnlyDeclarations = new(
        "SPL1029", "File without a requirement", "The file declares names but no requirement.",
        "Write one below them, for example {0} < 5 ms.");

    public static readonly FormulaRule RevisionWithoutQuotes = new(
        "SPL1030", "Unquoted revision", "The revision '{0}' is more than a name.", "Write {1}.");
}
