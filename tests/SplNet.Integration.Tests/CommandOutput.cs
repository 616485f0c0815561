namespace SplNet.Integration.Tests;

/// <summary>How a command ended.</summary>
/// <param name="ExitCode">Its exit code.</param>
/// <param name="Text">What it printed.</param>
internal sealed record CommandOutput(int ExitCode, string Text);
