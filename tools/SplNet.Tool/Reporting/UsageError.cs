namespace SplNet.Tool.Reporting;

/// <summary>Ends a command that cannot do what was asked for.</summary>
internal static class UsageError
{
    /// <summary>Prints the reasons, one on a line.</summary>
    /// <param name="errors">Takes the reasons.</param>
    /// <param name="reasons">The errors, and their remedies.</param>
    public static ExitCode Write(TextWriter errors, params IEnumerable<string> reasons)
    {
        foreach (var reason in reasons)
            errors.WriteLine(reason);
        return ExitCode.Usage;
    }
}
