using System.Text.Json.Nodes;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;

namespace SplNet.Versions.Tests.Builds;

/// <summary>Where tests of web applications find the application's files, after the sources of a version are gone.</summary>
public sealed class ContentRootsTests : IDisposable
{
    private const string Web = "Web, Version=1.0.0.0, Culture=neutral, PublicKeyToken=null";
    private const string Elsewhere = "Elsewhere, Version=1.0.0.0, Culture=neutral, PublicKeyToken=null";

    private readonly TestFolder _folder = new();

    [Fact]
    public void FoldersOfAVersion_AreKeptAndNamedInTheCopy()
    {
        _folder.Write(
            ("sources/Web/appsettings.json", "{}"), ("sources/Web/wwwroot/page.html", "old"), ("sources/Web/bin/Web.dll", string.Empty),
            ("sources/Web/obj/all.json", string.Empty));
        WriteManifest("files", (Web, _folder["sources/Web"] + "/"), (Elsewhere, _folder["today/Elsewhere"]));

        ContentRoots.Keep(_folder["sources"], _folder["files"], application: null);
        Directory.Delete(_folder["sources"], recursive: true);
        FileTree.Copy(_folder["files"], _folder["copy"]);
        ContentRoots.Place(_folder["copy"], Of("Web.Tests"));

        var root = Manifest("copy")[Web]!.ToString();
        Assert.Equal(Path.Combine(_folder["copy"], ContentRoots.Folder, "Web") + Path.DirectorySeparatorChar, root);
        Assert.Equal(["appsettings.json", Path.Combine("wwwroot", "page.html")], FileTree.Files(root));
        Assert.Equal(_folder["today/Elsewhere"], Manifest("copy")[Elsewhere]!.ToString());
    }

    // Compressed files lie among what the build made.
    [Fact]
    public void StaticAssetsOfAVersion_AreKeptAndNamedInTheCopy()
    {
        _folder.Write(("sources/Web/wwwroot/page.html", "old"), ("sources/Web/obj/compressed/page.gz", "old"));
        _folder.Write(("files/Web.staticwebassets.runtime.json", new JsonObject
        {
            ["ContentRoots"] = new JsonArray(
                _folder["sources/Web/wwwroot"] + "/", _folder["packages/assets"] + "/", _folder["sources/Web/obj/compressed"] + "/"),
            ["Root"] = new JsonObject(),
        }.ToJsonString()));

        ContentRoots.Keep(_folder["sources"], _folder["files"], application: null);
        Directory.Delete(_folder["sources"], recursive: true);
        FileTree.Copy(_folder["files"], _folder["copy"]);
        ContentRoots.Place(_folder["copy"], Of("Web.Tests"));

        var roots = JsonNode.Parse(File.ReadAllText(_folder["copy/Web.staticwebassets.runtime.json"]))!["ContentRoots"]!.AsArray()
            .Select(static root => root!.ToString()).ToList();
        Assert.Equal(["page.html"], FileTree.Files(roots[0]));
        Assert.Equal(_folder["packages/assets"] + "/", roots[1]);
        Assert.Equal(["page.gz"], FileTree.Files(roots[2]));
        Assert.StartsWith(_folder["copy"], roots[2], StringComparison.Ordinal);
    }

    [Fact]
    public void ApplicationUnderCurrentTests_HasItsOwnFolder()
    {
        _folder.Write(("sources/Web/appsettings.json", "{}"));
        Directory.CreateDirectory(_folder["files"]);
        ContentRoots.Keep(_folder["sources"], _folder["files"], ("Web", _folder["sources/Web"]));
        FileTree.Copy(_folder["files"], _folder["copy"]);
        WriteManifest("copy", (Web, _folder["today/Web"]), (Elsewhere, _folder["today/Elsewhere"]));

        ContentRoots.Place(_folder["copy"], Of("Web"));

        Assert.Equal(Path.Combine(_folder["copy"], ContentRoots.Folder, "Web"), Manifest("copy")[Web]!.ToString());
        Assert.Equal(_folder["today/Elsewhere"], Manifest("copy")[Elsewhere]!.ToString());
    }

    [Fact]
    public void CurrentTests_KeepTheirFolders()
    {
        WriteManifest("copy", (Web, _folder["today/Web"]));
        ContentRoots.Place(_folder["copy"], Of("Lib"));
        Assert.Equal(_folder["today/Web"], Manifest("copy")[Web]!.ToString());
    }

    public void Dispose() => _folder.Dispose();

    private static AssemblyIdentity Of(string name) => new(name, new Version(1, 0, 0, 0), string.Empty);

    private void WriteManifest(string folder, params (string Assembly, string Root)[] roots) =>
        _folder.Write((
            $"{folder}/{ContentRoots.Manifest}",
            new JsonObject(roots.Select(static one => KeyValuePair.Create<string, JsonNode?>(one.Assembly, one.Root))).ToJsonString()));

    private JsonNode Manifest(string folder) => JsonNode.Parse(File.ReadAllText(_folder[$"{folder}/{ContentRoots.Manifest}"]))!;
}
