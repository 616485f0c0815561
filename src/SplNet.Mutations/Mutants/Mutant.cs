namespace SplNet.Mutations.Mutants;

/// <summary>One change of one place, as data: what reports, choices and kept results know of it.</summary>
internal sealed record Mutant
{
    /// <summary>Operator and ordinal, as in <c>LIN-3</c>; the same for the same sources.</summary>
    public required string Id { get; init; }

    /// <summary>The operator's <see cref="IMutationOperator.Id"/>.</summary>
    public required string Operator { get; init; }

    /// <summary>The operator's <see cref="IMutationOperator.Title"/>.</summary>
    public required string Title { get; init; }

    /// <summary>Whether results are the same by construction, at this place.</summary>
    public required MutationTier Tier { get; init; }

    /// <summary>What one execution of the place costs more.</summary>
    public required MutationCost Cost { get; init; }

    /// <summary>The source, relative to the project's folder, with slashes.</summary>
    public required string File { get; init; }

    /// <summary>The first line, from 1.</summary>
    public required int StartLine { get; init; }

    /// <summary>The first column, from 1.</summary>
    public required int StartColumn { get; init; }

    /// <summary>The last line, from 1.</summary>
    public required int EndLine { get; init; }

    /// <summary>The column behind the last character, from 1.</summary>
    public required int EndColumn { get; init; }

    /// <summary>The source text of the place.</summary>
    public required string Original { get; init; }

    /// <summary>What takes its place; where several places of a method change together, the whole that takes the place of the code around them.</summary>
    public required string Replacement { get; init; }

    /// <summary>The method around it that the user wrote, by the key under which its calls are counted (<see cref="Causes.Code.MethodKey"/>); null where none is.</summary>
    public string? Method { get; init; }

    /// <summary>Why a comment in the source forbids it; null for a mutant that is wanted.</summary>
    public string? Ignored { get; init; }
}
