namespace SplNet.Mutations.Compiling;

/// <summary>The version of an SDK; a preview precedes its release.</summary>
/// <param name="Number">The number.</param>
/// <param name="Label">The text after the hyphen; empty for a release.</param>
internal sealed record SdkVersion(Version Number, string Label) : IComparable<SdkVersion>
{
    /// <summary>Parses the name of an SDK folder; null for any other name.</summary>
    public static SdkVersion? Of(string name)
    {
        var hyphen = name.IndexOf('-', StringComparison.Ordinal);
        return Version.TryParse(hyphen < 0 ? name : name[..hyphen], out var number)
            ? new SdkVersion(number, hyphen < 0 ? string.Empty : name[(hyphen + 1)..])
            : null;
    }

    /// <summary>Returns the name of its folder.</summary>
    public override string ToString() => Label.Length == 0 ? Number.ToString() : $"{Number}-{Label}";

    /// <inheritdoc/>
    public int CompareTo(SdkVersion? other)
    {
        if (other is null)
            return 1;
        var numbers = Number.CompareTo(other.Number);
        if (numbers != 0)
            return numbers;
        return Label.Length == 0 || other.Label.Length == 0
            ? other.Label.Length.CompareTo(Label.Length)
            : string.CompareOrdinal(Label, other.Label);
    }
}
