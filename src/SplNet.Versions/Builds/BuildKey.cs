using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using SplNet.Versions.Builds.MSBuild;

namespace SplNet.Versions.Builds;

/// <summary>The key of a build: a hash of everything that affects the result.</summary>
internal static class BuildKey
{
    // Raise it whenever the processing of a request, or the kept result, changes.
    private const string Format = "2";

    /// <summary>Computes the key of a request that is built with an SDK.</summary>
    public static string Of(BuildRequest request, string sdk)
    {
        var options = request.Options;
        return Of(
        [
            "build", request.SourceKey, request.Project, sdk, options.Configuration, options.TargetFramework ?? string.Empty,
            options.HostFramework, options.SdkPin.ToString(),
            options.IgnoresWarningsAsErrors ? "warnings" : string.Empty,
            options.SkipsPackageValidation ? "unvalidated" : string.Empty,
            options.RunsAnalyzers ? "analyzed" : string.Empty,
            options.BuildCommand ?? string.Empty, options.BuiltFile ?? string.Empty,
            .. Counted(options.DroppedPackages.Order(StringComparer.OrdinalIgnoreCase)),
            .. options.SkippedSubmodules.Count == 0
                ? []
                : Counted(options.SkippedSubmodules.Order(StringComparer.Ordinal)).Prepend("without submodules"),
            .. Counted(options.Properties
                .OrderBy(static property => property.Key, StringComparer.OrdinalIgnoreCase)
                .SelectMany(property =>
                    new[] { property.Key, OwnPlaces.Within(property.Value, request.Root) is { } inner ? "own " + inner : property.Value })),
            request.Solution ?? string.Empty, request.TodaysFramework ?? string.Empty,
            .. request.LibraryPath is null ? Array.Empty<string>() : ["beside a library", request.Library ?? string.Empty],
        ]);
    }

    /// <summary>Computes the hash of several separate texts.</summary>
    public static string Of(IEnumerable<string> parts)
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        foreach (var part in parts.Prepend(Format))
        {
            var bytes = Encoding.UTF8.GetBytes(part);
            hash.AppendData(BitConverter.GetBytes(bytes.Length));
            hash.AppendData(bytes);
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset().AsSpan(0, 20));
    }

    private static IEnumerable<string> Counted(IEnumerable<string> parts)
    {
        var list = parts.ToList();
        return list.Prepend(list.Count.ToString(CultureInfo.InvariantCulture));
    }
}
