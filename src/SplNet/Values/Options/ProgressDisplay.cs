namespace SplNet;

/// <summary>Where the progress of experiments is shown.</summary>
public enum ProgressDisplay
{
    /// <summary>
    /// In console programs, on standard error: one line that is rewritten on a terminal, a few plain lines elsewhere. Nothing in
    /// tests, since <c>dotnet test</c> shows no output of a test before its end.
    /// </summary>
    Auto,

    /// <summary>Nowhere.</summary>
    Off,

    /// <summary>Plain lines: in programs on standard error, in tests in the output of the test, which some runners show live.</summary>
    Lines,
}
