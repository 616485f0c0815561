namespace SplNet.Views.Pipelines;

/// <summary>The result of one requirement or one comparison in a pipeline.</summary>
internal sealed record PipelineResult
{
    /// <summary>Gets its name.</summary>
    public required string Name { get; init; }

    /// <summary>Gets its group: a file, a type, a revision.</summary>
    public required string Group { get; init; }

    /// <summary>Gets its outcome.</summary>
    public required PipelineOutcome Outcome { get; init; }

    /// <summary>Gets its rule; the same for all results of one kind.</summary>
    public required PipelineRule Rule { get; init; }

    /// <summary>Gets the result in one line.</summary>
    public required string Message { get; init; }

    /// <summary>Gets the whole report; empty if the message is complete.</summary>
    public string Details { get; init; } = string.Empty;

    /// <summary>Gets the place where it is stated; null if unknown.</summary>
    public SourcePlace? Place { get; init; }

    /// <summary>Gets its duration in seconds.</summary>
    public double Seconds { get; init; }
}
