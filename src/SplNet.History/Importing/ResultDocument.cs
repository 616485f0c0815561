namespace SplNet.History.Importing;

/// <summary>The part of a result document that histories need; its whole format is docs/result.schema.json.</summary>
internal sealed record ResultDocument
{
    public required int SchemaVersion { get; init; }

    public required Guid Id { get; init; }

    public required DateTimeOffset Ended { get; init; }

    public required string Source { get; init; }

    /// <summary>Gets which of several experiments with the same source text it is; null for the only one.</summary>
    public string? Instance { get; init; }

    /// <summary>
    /// Gets the target framework of the measured program, with the runtime if that is newer; null in documents of an earlier SplNet.
    /// </summary>
    public string? Framework { get; init; }

    public CommitDocument? Commit { get; init; }

    public IReadOnlyDictionary<string, string>? Bodies { get; init; }

    public required ExperimentDocument Result { get; init; }
}

internal sealed record CommitDocument(string Id, string Tree, bool IsChanged);

internal sealed record ExperimentDocument
{
    public required int SchemaVersion { get; init; }

    public string? Name { get; init; }

    public required string Formula { get; init; }

    public required string Verdict { get; init; }

    public double Alpha { get; init; }

    public required IReadOnlyList<OperandDocument> Operands { get; init; }

    public required IReadOnlyList<ComparisonDocument> Comparisons { get; init; }

    public EnvironmentDocument? Environment { get; init; }
}

internal sealed record OperandDocument
{
    public required string Name { get; init; }

    public string? Version { get; init; }

    public required IReadOnlyList<RunDocument> Runs { get; init; }
}

internal sealed record RunDocument
{
    public required double[] Nanoseconds { get; init; }

    public DateTimeOffset? Reused { get; init; }

    public IReadOnlyDictionary<string, double>? Metrics { get; init; }

    public IReadOnlyDictionary<string, double>? Percentiles { get; init; }
}

internal sealed record ComparisonDocument
{
    public required string Text { get; init; }

    public required string Truth { get; init; }

    public required double PValue { get; init; }

    public required IntervalDocument Interval { get; init; }
}

internal sealed record IntervalDocument(double Lower, double Upper);

internal sealed record EnvironmentDocument
{
    public required string Runtime { get; init; }

    public required string Architecture { get; init; }

    public required string System { get; init; }

    public required int Processors { get; init; }

    public string? Processor { get; init; }
}
