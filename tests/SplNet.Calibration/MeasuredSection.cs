namespace SplNet.Calibration;

/// <summary>The last section of the page is measured by another command, and stays when the simulations are repeated.</summary>
internal static class MeasuredSection
{
    private const string Heading = "## False alarms on a real machine";

    /// <summary>The section as the page has it; empty without one.</summary>
    public static string Of(string path)
    {
        var page = File.Exists(path) ? File.ReadAllText(path) : string.Empty;
        var start = page.IndexOf(Heading, StringComparison.Ordinal);
        return start < 0 ? string.Empty : page[start..];
    }
}
