namespace SplNet.Versions.Builds.Running;

/// <summary>How a step of a build ended.</summary>
/// <param name="ExitCode">The exit code of its process.</param>
/// <param name="Text">What it printed, errors first.</param>
internal sealed record StepResult(int ExitCode, string Text)
{
    /// <summary>What it printed as its output alone.</summary>
    public required string Output { get; init; }
}
