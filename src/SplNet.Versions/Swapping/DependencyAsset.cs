using System.Diagnostics;
using System.Text.Json.Nodes;
using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Swapping;

/// <summary>A file in a dependency file.</summary>
/// <param name="Place">Its path in the output folder, with slashes.</param>
/// <param name="Group">The group that lists it.</param>
/// <param name="Properties">Its properties other than its versions.</param>
/// <param name="Identity">Its identity, if it is an assembly.</param>
/// <param name="FileVersion">The version of the file, if it has one.</param>
internal sealed record DependencyAsset(
    string Place, string Group, IReadOnlyDictionary<string, string> Properties, AssemblyIdentity? Identity, string? FileVersion)
{
    private static readonly Dictionary<string, string> None = new(StringComparer.Ordinal);

    /// <summary>Reads the file; null if the host does not use it.</summary>
    public static DependencyAsset? Of(string folder, string place)
    {
        var path = Path.Combine(folder, place);
        var isLibrary = place.EndsWith(".dll", StringComparison.OrdinalIgnoreCase);
        var identity = isLibrary ? AssemblyIdentity.TryOf(path) : null;
        var fileVersion = isLibrary ? FileVersionInfo.GetVersionInfo(path).FileVersion : null;
        return place.Split('/') switch
        {
            ["runtimes", var system, var kind, ..] when kind is "native" or "lib" => new DependencyAsset(
                place,
                "runtimeTargets",
                new Dictionary<string, string>(StringComparer.Ordinal)
                {
                    ["rid"] = system,
                    ["assetType"] = kind == "native" ? "native" : "runtime",
                },
                identity,
                fileVersion),
            [var locale, var name] when name.EndsWith(".resources.dll", StringComparison.OrdinalIgnoreCase) => new DependencyAsset(
                place, "resources", new Dictionary<string, string>(StringComparer.Ordinal) { ["locale"] = locale }, null, null),
            [_] when identity is not null => new DependencyAsset(place, "runtime", None, identity, fileVersion),
            [_] when isLibrary || IsNative(place) => new DependencyAsset(place, "native", None, null, fileVersion),
            _ => null,
        };
    }

    /// <summary>Adds it to a library.</summary>
    public void AddTo(JsonObject library)
    {
        if (library[Group] is not JsonObject group)
            library[Group] = group = [];
        var properties = new JsonObject();
        foreach (var (name, value) in Properties)
            properties[name] = value;
        Describe(properties);
        group[Place] = properties;
    }

    /// <summary>Writes its versions.</summary>
    public void Describe(JsonObject properties)
    {
        if (Identity is { } identity)
            properties["assemblyVersion"] = identity.Version.ToString();
        if (FileVersion is { } version)
            properties["fileVersion"] = version;
    }

    private static bool IsNative(string place) => Path.GetExtension(place) is ".so" or ".dylib";
}
