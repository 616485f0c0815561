using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>The operands that the formula of an experiment names, in a lambda or in text, with their places.</summary>
internal static class StatedNames
{
    /// <summary>The names; null if the object is not an experiment, or if the formula comes from elsewhere or cannot be read.</summary>
    public static IReadOnlyList<(string Name, Location Place)>? Of(IObjectCreationOperation creation, SplNetTypes types)
    {
        if (FormulaLambda.Of(creation, types) is { } lambda)
            return [.. lambda.Operands.Select(operand => (operand.Name, lambda.Place(operand)))];
        if (ExperimentText.Of(creation, types) is not { } text || FormulaCheck.Formula(text.Value) is not { HasErrors: false } read)
            return null;
        return [.. OperandNames.Of(read.Root.Formula).Select(name => (name, text.Argument.Syntax.GetLocation()))];
    }
}
