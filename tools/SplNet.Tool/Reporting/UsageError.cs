namespace SplNet.Tool.Reporting;

/// <summary>How a command ends that cannot do what was asked for.</summary>
internal static class UsageError
{
    /// <summary>Says why, each reason on a line.</summary>
    /// <param name="errors">Takes the reasons.</param>
    /// <param name="reasons">What is wrong, and what to do.</param>
    public static ExitCode Write(TextWriter errors, params IEnumerable<string> reasons)
    {
        foreach (var reason in reasons)
            errors.WriteLine(reason);
        return ExitCode.Usage;
    }
}
