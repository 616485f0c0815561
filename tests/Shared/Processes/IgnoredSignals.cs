using System.Globalization;

namespace SplNet.Tests.Shared;

/// <summary>The signals that this process was started to ignore, on Linux; elsewhere nobody tells.</summary>
internal static class IgnoredSignals
{
    private const string Status = "/proc/self/status";
    private const string Mask = "SigIgn:";

    private static readonly Dictionary<string, int> Numbers = new(StringComparer.Ordinal) { ["HUP"] = 1, ["INT"] = 2, ["TERM"] = 15 };

    public static string Reason(string signal) =>
        $"This process was started with SIG{signal} ignored, as shells do in the background, and so is every process that it starts.";

    public static bool Contain(string signal)
    {
        var mask = File.Exists(Status)
            ? File.ReadLines(Status).FirstOrDefault(static line => line.StartsWith(Mask, StringComparison.Ordinal))
            : null;
        return mask is not null && (ulong.Parse(mask.AsSpan(Mask.Length).Trim(), NumberStyles.HexNumber, CultureInfo.InvariantCulture)
            & (1UL << (Numbers[signal] - 1))) != 0;
    }
}
