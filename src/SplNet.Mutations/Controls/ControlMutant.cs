using System.Globalization;
using SplNet.Mutations.Mutants;

namespace SplNet.Mutations.Controls;

/// <summary>A control as a mutant without a place in the sources.</summary>
internal static class ControlMutant
{
    /// <summary>Creates a control.</summary>
    /// <param name="kind">The name in place of the operator.</param>
    /// <param name="title">Its effect.</param>
    /// <param name="ordinal">Its number, from 1.</param>
    /// <param name="replacement">The added code.</param>
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
