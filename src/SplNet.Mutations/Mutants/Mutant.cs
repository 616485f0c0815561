namespace SplNet.Mutations.Mutants;

/// <summary>One change of one place, as data for reports, selections and stored results.</summary>
internal sealed record Mutant
{
    /// <summary>Gets the operator and an ordinal, as in <c>LIN-3</c>; the same for the same sources.</summary>
    public required string Id { get; init; }

    /// <summary>Gets the operator's <see cref="IMutationOperator.Id"/>.</summary>
    public required string Operator { get; init; }

    /// <summary>Gets the operator's <see cref="IMutationOperator.Title"/>.</summary>
    public required string Title { get; init; }

    /// <summary>Gets whether results are the same by construction at this place.</summary>
    public required MutationTier Tier { get; init; }

    /// <summary>Gets the extra cost of one execution of the place.</summary>
    public required MutationCost Cost { get; init; }

    /// <summary>Gets the path of the source, relative to the project's folder, with slashes.</summary>
    public required string File { get; init; }

    /// <summary>Gets the first line, from 1.</summary>
    public required int StartLine { get; init; }

    /// <summary>Gets the first column, from 1.</summary>
    public required int StartColumn { get; init; }

    /// <summary>Gets the last line, from 1.</summary>
    public required int EndLine { get; init; }

    /// <summary>Gets the column after the last character, from 1.</summary>
    public required int EndColumn { get; init; }

    /// <summary>Gets the source text of the place.</summary>
    public required string Original { get; init; }

    /// <summary>Gets the replacement; if several places of a method change together, the replacement of all the code around them.</summary>
    public required string Replacement { get; init; }

    /// <summary>
    /// Gets the enclosing method in the user's code, by the key under which its calls are counted (<see cref="Causes.Code.MethodKey"/>);
    /// null if there is none.
    /// </summary>
    public string? Method { get; init; }

    /// <summary>Gets the reason why a source comment forbids it; null for a wanted mutant.</summary>
    public string? Ignored { get; init; }
}
