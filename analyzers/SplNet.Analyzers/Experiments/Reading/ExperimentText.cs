using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>The formula of an experiment that is a constant text.</summary>
/// <param name="Argument">Where it is given.</param>
/// <param name="Value">The text.</param>
internal sealed record ExperimentText(IOperation Argument, string Value)
{
    /// <summary>The text; null for something else than an experiment, or for another formula.</summary>
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
