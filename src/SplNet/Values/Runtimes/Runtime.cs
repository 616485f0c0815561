using System.Globalization;
using SplNet.Values.Runtimes;

namespace SplNet;

/// <summary>
/// An installed version of .NET on which an operand is measured: <c>Operand.Of(…).With(Runtime.Net(11))</c>. Its processes load the same
/// assemblies, so a comparison shows only the effect of the runtime. The notation in formulas is <c>Parser.Parse@runtime:11</c>.
/// </summary>
public sealed record Runtime
{
    private const string Moniker = "net";

    private readonly RuntimeVersion _version;
    private readonly bool _isExact;

    private Runtime(RuntimeVersion version, bool isExact) => (_version, _isExact) = (version, isExact);

    /// <summary>Selects the newest installed patch of a version of .NET; a preview only if no release is installed.</summary>
    /// <param name="major">The major version, such as 11.</param>
    /// <exception cref="ArgumentOutOfRangeException">The version is not positive.</exception>
    public static Runtime Net(int major)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(major, 1);
        return new Runtime(new RuntimeVersion(new Version(major, 0, 0), string.Empty), isExact: false);
    }

    /// <summary>
    /// Selects a version of .NET by its text: <c>11</c> or <c>net11.0</c> is its newest installed patch, <c>11.0.1</c> or
    /// <c>11.0.0-rc.1.25451.107</c> exactly that version.
    /// </summary>
    /// <param name="version">The text.</param>
    /// <exception cref="SplNetException">The text is not a version.</exception>
    public static Runtime Version(string version)
    {
        ArgumentNullException.ThrowIfNull(version);
        return TryRead(version)
            ?? throw new SplNetException($"'{version}' is not a version of the runtime. Write for example 11 or 11.0.1.");
    }

    /// <summary>Parses a version; null if the text is not a version.</summary>
    internal static Runtime? TryRead(string version)
    {
        var text = version.Trim();
        if (text.StartsWith(Moniker, StringComparison.OrdinalIgnoreCase))
            text = text[Moniker.Length..];
        if (!Revisions.IsRuntimeVersion(text))
            return null;
        var dots = text.Split('-')[0].Count(static character => character == '.');
        return new Runtime(RuntimeVersion.Parse(dots == 0 ? text + ".0" : text)!, isExact: dots > 1);
    }

    /// <summary>The version in the notation of formulas: <c>11</c>, <c>11.0.1</c>.</summary>
    internal string Text => _isExact ? _version.ToString()
        : _version.Number.Minor == 0 ? _version.Number.Major.ToString(CultureInfo.InvariantCulture) : _version.Number.ToString(2);

    /// <summary>The lowest version that matches.</summary>
    internal RuntimeVersion Least => _version;

    /// <summary>True if exactly this patch is requested.</summary>
    internal bool IsExact => _isExact;

    /// <summary>Selects exactly one version.</summary>
    internal static Runtime Exactly(RuntimeVersion version) => new(version, isExact: true);

    /// <summary>True if a version matches.</summary>
    internal bool Fits(RuntimeVersion version) => _isExact ? version == _version : version.IsOfSameLine(_version);

    /// <summary>Formats the runtime for users: <c>.NET 11</c>.</summary>
    public override string ToString() => ".NET " + Text;
}
