using static SplNet.Syntax.FormulaRules;

namespace SplNet.Syntax;

/// <summary>All rules, in the order of their codes.</summary>
internal static class FormulaRuleTable
{
    public static IReadOnlyList<FormulaRule> All { get; } =
    [
        UnexpectedCharacter, UnclosedText, MalformedNumber, NumberOutOfRange, TextTooLong, NestedTooDeeply, FormulaExpected, ValueExpected,
        ComparisonExpected, ValueInsteadOfFormula, ClosingExpected, TextAfterFormula, NameExpected, QuantifierExpected,
        QuantifierValueExpected,
        TupleSize, ToleranceExpected, UnknownUnit, ArgumentExpected, MixedArguments, OperandOrder, RevisionExpected, UnknownRevisionKind,
        OptionExpected, DeclarationAfterRequirement, ReservedName, ParameterTypeExpected, NegativeNumber, OnlyDeclarations,
        RevisionWithoutQuotes,
        OlderSymbol, OlderFactors, OlderTolerance, OlderQuantifier, OlderMember, BracketArguments, Transform, ImplicationOfValues,
        UnknownEstimator, UnknownVariable, ConstantComparison, Contradiction, Tautology, UnusedVariable, EmptyRange, TooManyInstances,
        DuplicateDeclaration, CyclicAlias, UnusedAlias, UnitMismatch, DivisionByZero, UnknownOption, OptionValue, DuplicateOption,
        DuplicateRequirement, DuplicateVariable, RepeatedValue, PartTwice, NotLinear, ZeroFactor, ToleranceRange, TooManyParts,
        SumOfThroughputs,
        EndlessTime, NoTime, VariableNotNumber,
        UnreadableFile, NotUtf8, UnknownType, AmbiguousType, TypeArguments, UnknownMethod, TypeInsteadOfMethod, NoOverload,
        AmbiguousOverload,
        UnmeasurableMethod, InstanceMissing, ArgumentMismatch, ArgumentCount, GeneratorMismatch, GeneratorFailed, TooManyGenerators,
        NoCarrier,
        AliasHidesType, UnknownInterpretation, InexactRevision, RequirementGone,
        KeptArguments, UnusableTransform, DecidedByVariables,
    ];
}
