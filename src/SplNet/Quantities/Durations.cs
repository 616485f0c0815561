using System.Globalization;

namespace SplNet.Quantities;

/// <summary>Lengths of time in words, with the invariant culture.</summary>
internal static class Durations
{
    private static readonly TimeSpan InMinutes = TimeSpan.FromMinutes(2);

    /// <summary>Seconds with one decimal where they are few, minutes where they are many: "2.5 s", "42 s", "3 min 20 s".</summary>
    public static string Text(TimeSpan time)
    {
        if (time < TimeSpan.FromSeconds(10))
            return string.Create(CultureInfo.InvariantCulture, $"{time.TotalSeconds:0.#} s");
        return time < InMinutes
            ? string.Create(CultureInfo.InvariantCulture, $"{time.TotalSeconds:0} s")
            : string.Create(CultureInfo.InvariantCulture, $"{(int)time.TotalMinutes} min {time.Seconds} s");
    }
}
