namespace SplNet.Views.Pipelines;

/// <summary>What a pipeline is told of one requirement or one comparison.</summary>
internal sealed record PipelineResult
{
    /// <summary>Its name.</summary>
    public required string Name { get; init; }

    /// <summary>What it belongs to: a file, a type, a revision.</summary>
    public required string Group { get; init; }

    /// <summary>How it ended.</summary>
    public required PipelineOutcome Outcome { get; init; }

    /// <summary>What it was held against; the same for all results of one kind.</summary>
    public required PipelineRule Rule { get; init; }

    /// <summary>What came out of it, in one line.</summary>
    public required string Message { get; init; }

    /// <summary>The whole report; empty where the message is all.</summary>
    public string Details { get; init; } = string.Empty;

    /// <summary>Where it is stated; null where that is not known.</summary>
    public SourcePlace? Place { get; init; }

    /// <summary>How long it took, in seconds.</summary>
    public double Seconds { get; init; }
}
