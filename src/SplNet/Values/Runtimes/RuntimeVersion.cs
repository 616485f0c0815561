using System.Globalization;

namespace SplNet.Values.Runtimes;

/// <summary>The version of an installed framework; a preview comes before its release.</summary>
/// <param name="Number">The number, with a patch.</param>
/// <param name="Label">The part after the hyphen, such as <c>rc.1</c>; empty for a release.</param>
internal sealed record RuntimeVersion(Version Number, string Label) : IComparable<RuntimeVersion>
{
    /// <summary>True for a released version.</summary>
    public bool IsRelease => Label.Length == 0;

    /// <summary>Parses the name of a framework's folder, or a version in a runtime configuration; null for any other text.</summary>
    public static RuntimeVersion? Parse(string? text)
    {
        if (text is null)
            return null;
        var hyphen = text.IndexOf('-', StringComparison.Ordinal);
        return Version.TryParse(hyphen < 0 ? text : text[..hyphen], out var number)
            ? new RuntimeVersion(
                new Version(number.Major, number.Minor, Math.Max(number.Build, 0)), hyphen < 0 ? string.Empty : text[(hyphen + 1)..])
            : null;
    }

    /// <summary>True if both have the same major and minor version.</summary>
    public bool IsOfSameLine(RuntimeVersion other) => (Number.Major, Number.Minor) == (other.Number.Major, other.Number.Minor);

    /// <inheritdoc/>
    public int CompareTo(RuntimeVersion? other)
    {
        if (other is null)
            return 1;
        var numbers = Number.CompareTo(other.Number);
        if (numbers != 0)
            return numbers;
        return IsRelease || other.IsRelease
            ? IsRelease.CompareTo(other.IsRelease)
            : CompareLabels(Label.Split('.'), other.Label.Split('.'));
    }

    /// <summary>Formats the version like its folder: <c>11.0.0-rc.1.25451.107</c>.</summary>
    public override string ToString() => IsRelease ? Number.ToString() : $"{Number}-{Label}";

    // The rules of semantic versions: preview.10 is after preview.9, and rc after preview.
    private static int CompareLabels(string[] first, string[] second)
    {
        foreach (var (one, other) in first.Zip(second))
        {
            var order = int.TryParse(one, NumberStyles.None, CultureInfo.InvariantCulture, out var number)
                && int.TryParse(other, NumberStyles.None, CultureInfo.InvariantCulture, out var another)
                ? number.CompareTo(another)
                : string.CompareOrdinal(one, other);
            if (order != 0)
                return order;
        }

        return first.Length.CompareTo(second.Length);
    }
}
