using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Versioning;

/// <summary>An output folder with a dependency file as it is written here, and empty assemblies.</summary>
internal sealed class WrittenOutput : IDisposable
{
    private static readonly JsonSerializerOptions AsText = new() { TypeInfoResolver = new DefaultJsonTypeInfoResolver() };

    private readonly string _folder = OwnedFolder.Create("splnet-output-");

    /// <summary>Writes it.</summary>
    /// <param name="name">The assembly whose output it is.</param>
    /// <param name="projects">The projects to which it refers.</param>
    /// <param name="package">A package of its.</param>
    public WrittenOutput(string name, string[] projects, string? package = null)
    {
        Assembly = Path.Combine(_folder, name + ".dll");
        (string Name, string Kind)[] libraries =
        [
            (name, "project"),
            .. projects.Select(static project => (project, "project")),
            .. package is null ? [] : new[] { (package, "package") },
        ];
        foreach (var library in libraries)
            File.WriteAllText(Path.Combine(_folder, library.Name + ".dll"), string.Empty);
        File.WriteAllText(Path.Combine(_folder, name + ".deps.json"), JsonSerializer.Serialize(new
        {
            targets = new Dictionary<string, object>(StringComparer.Ordinal)
            {
                ["net10.0"] = libraries.ToDictionary(
                    static library => library.Name + "/1.0.0",
                    static library =>
                        new { runtime = new Dictionary<string, object>(StringComparer.Ordinal) { [library.Name + ".dll"] = new { } } },
                    StringComparer.Ordinal),
            },
            libraries = libraries.ToDictionary(
                static library => library.Name + "/1.0.0", static library => new { type = library.Kind }, StringComparer.Ordinal),
        }, AsText));
    }

    /// <summary>The path of the assembly.</summary>
    public string Assembly { get; }

    /// <inheritdoc/>
    public void Dispose() => OwnedFolder.Delete(_folder);
}
