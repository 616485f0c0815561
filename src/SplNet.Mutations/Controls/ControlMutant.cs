using System.Globalization;
using SplNet.Mutations.Mutants;

namespace SplNet.Mutations.Controls;

/// <summary>A control as a mutant: it has no place in the sources.</summary>
internal static class ControlMutant
{
    /// <summary>A control.</summary>
    /// <param name="kind">What stands for the operator.</param>
    /// <param name="title">What it does.</param>
    /// <param name="ordinal">Its number, from 1.</param>
    /// <param name="replacement">What is added.</param>
    public static Mutant Of(string kind, string title, int ordinal, string replacement) => new()
    {
        Id = string.Create(CultureInfo.InvariantCulture, $"{kind}-{ordinal}"),
        Operator = kind,
        Title = title,
        Tier = MutationTier.Preserving,
        Cost = MutationCost.Constant,
        File = string.Empty,
        StartLine = 1,
        StartColumn = 1,
        EndLine = 1,
        EndColumn = 1,
        Original = string.Empty,
        Replacement = replacement,
    };
}
