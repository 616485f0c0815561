namespace SplNet.Versions.Builds.Running;

/// <summary>The result of a build step.</summary>
/// <param name="ExitCode">The exit code of its process.</param>
/// <param name="Text">Its output, errors first.</param>
internal sealed record StepResult(int ExitCode, string Text)
{
    /// <summary>Gets the standard output alone.</summary>
    public required string Output { get; init; }
}
