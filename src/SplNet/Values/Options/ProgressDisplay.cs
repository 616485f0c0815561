namespace SplNet;

/// <summary>The place where the progress of experiments is shown.</summary>
public enum ProgressDisplay
{
    /// <summary>
    /// Shows progress in console programs, on standard error: one line that is rewritten on a terminal, a few plain lines elsewhere. Shows
    /// nothing in tests, because <c>dotnet test</c> shows the output of a test only after its end.
    /// </summary>
    Auto,

    /// <summary>Shows no progress.</summary>
    Off,

    /// <summary>
    /// Shows plain lines: in programs on standard error, in tests in the output of the test, which some runners show live.
    /// </summary>
    Lines,
}
