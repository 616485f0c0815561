using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>The constant text of an experiment's formula.</summary>
/// <param name="Argument">The argument with the text.</param>
/// <param name="Value">The text.</param>
internal sealed record ExperimentText(IOperation Argument, string Value)
{
    /// <summary>The text; null if the object is not an experiment or its formula is not a constant text.</summary>
    public static ExperimentText? Of(IObjectCreationOperation creation, SplNetTypes types)
    {
        if (!SplNetTypes.Are(creation.Type, types.Experiment))
            return null;
        foreach (var argument in creation.Arguments)
        {
            if (argument is { Parameter.Ordinal: 0, Value: { ConstantValue: { HasValue: true, Value: string text } } value })
                return new ExperimentText(value, text);
        }

        return null;
    }
}
