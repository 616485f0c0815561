namespace SplNet.Syntax;

/// <content>SPL12.. for text that parses but makes no sense.</content>
internal static partial class FormulaRules
{
    public static readonly FormulaRule UnknownEstimator = new(
        "SPL1201", "Unknown estimator", "'{0}' is not an estimator.", "{2}The estimators are {1}. " +
            "The argument of a method is a variable of a quantifier around it; the types of an overload follow Type.Method.");

    public static readonly FormulaRule UnknownVariable = new(
        "SPL1202", "Unknown variable", "'{0}' is not a variable of a quantifier around it.",
        "{1}Bind it, forall {0} in 10, 100: …, or put a text in quotes.");

    public static readonly FormulaRule ConstantComparison = new(
        "SPL1203", "Comparison of constants", "'{0}' compares two constants; there is nothing to measure.",
        "Name a method on at least one side.");

    public static readonly FormulaRule Contradiction = new(
        "SPL1204", "Contradiction", "'{0}' can never hold: both sides are the same.",
        "Compare with another method, or with another revision of it.");

    public static readonly FormulaRule Tautology = new(
        "SPL1205", "Both sides are the same", "'{0}' says nothing: both sides are the same.",
        "Compare with another method, or with another revision of it.", FormulaSeverity.Warning);

    public static readonly FormulaRule UnusedVariable = new(
        "SPL1206", "Unused variable", "The variable '{0}' is never used.",
        "Pass it to a method, Type.Method[generator]({0}), or remove it.", FormulaSeverity.Warning);

    public static readonly FormulaRule EmptyRange = new(
        "SPL1207", "Empty range", "The range {0} is empty.", "Write the smaller bound first, and a positive step.");

    public static readonly FormulaRule TooManyInstances = new(
        "SPL1208", "Too many values", "The quantifier expands to {0} formulas; at most {1} are evaluated.",
        "Choose fewer values, or a larger step.");

    public static readonly FormulaRule DuplicateDeclaration = new(
        "SPL1209", "Name declared twice", "'{0}' is declared already.", "Choose another name; to compare, write ==.");

    public static readonly FormulaRule CyclicAlias = new(
        "SPL1210", "Alias refers to itself", "'{0}' refers to itself.", "Declare it as a method.");

    public static readonly FormulaRule UnusedAlias = new(
        "SPL1211", "Unused alias", "The alias '{0}' is never used.", "Use it in a requirement, or remove it.", FormulaSeverity.Warning);

    public static readonly FormulaRule UnitMismatch = new(
        "SPL1212", "Incompatible units", "{0} and {1} cannot be {2}.",
        "Give both sides the same kind of unit: ns, us, ms, s for time, B, KB, MB for memory, op/s for throughput, none for counts.");

    public static readonly FormulaRule DivisionByZero = new(
        "SPL1213", "Division by zero", "'{0}' divides by zero.", "Divide by a positive number.");

    public static readonly FormulaRule UnknownOption = new(
        "SPL1214", "Unknown option", "'{0}' is not an option of a requirement.", "The options are {1}.");

    public static readonly FormulaRule OptionValue = new(
        "SPL1215", "Invalid option value", "The option '{0}' cannot be {1}.", "It takes {2}.");

    public static readonly FormulaRule DuplicateOption = new(
        "SPL1216", "Option given twice", "The option '{0}' is given twice.", "Remove one of them.");

    public static readonly FormulaRule DuplicateRequirement = new(
        "SPL1217", "Duplicate requirement name", "Another requirement is called '{0}' already.", "Choose another name.");

    public static readonly FormulaRule DuplicateVariable = new(
        "SPL1218", "Variable bound twice", "The variable '{0}' is bound already.", "Choose another name.");

    public static readonly FormulaRule RepeatedValue = new(
        "SPL1219", "Repeated value", "The quantifier has the value {0} twice.", "Remove one of them.", FormulaSeverity.Warning);

    public static readonly FormulaRule PartTwice = new(
        "SPL1220", "Operand part given twice", "The alias '{0}' has {1} already.", "Give them in one place only.");

    public static readonly FormulaRule NotLinear = new(
        "SPL1221", "Product of measurements", "'{0}' multiplies or divides by something measured.",
        "Multiply and divide by numbers only; instead of a / b < 2 write a < 2 * b.");

    public static readonly FormulaRule ZeroFactor = new(
        "SPL1222", "Factor zero", "'{0}' is always zero.", "Multiply by a positive number.");

    public static readonly FormulaRule ToleranceRange = new(
        "SPL1223", "Tolerance out of range", "A tolerance of {0} % cannot be tested.", "Write a tolerance above 0 % and below 100 %.");

    public static readonly FormulaRule TooManyParts = new(
        "SPL1224", "Formula too long", "The formula compares {0} values; at most {1} are evaluated.",
        "Split it into several requirements, or give its quantifiers fewer values.");

    public static readonly FormulaRule SumOfThroughputs = new(
        "SPL1225", "Sum of throughputs", "'{0}' adds throughputs.",
        "Throughputs cannot be added. Compare one throughput with another, or with a limit.");

    public static readonly FormulaRule EndlessTime = new(
        "SPL1226", "Throughput of zero", "'{0}' compares a throughput with 0.", "Write a limit above 0 op/s.");

    public static readonly FormulaRule NoTime = new(
        "SPL1227", "Time of zero", "'{0}' compares a time with 0.", "Every call takes time: write a limit above 0, as 1 ns.");

    public static readonly FormulaRule VariableNotNumber = new(
        "SPL1228", "Variable is not a number", "The variable '{0}' has a value that is not a number.",
        "Calculate and compare with numbers only; pass other values to an operand, as in sort({0}).");
}
