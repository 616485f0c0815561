using SplNet.Tests.Shared;

namespace SplNet.Tests.Machine;

/// <summary>Folders like those in which Linux tells about itself.</summary>
internal sealed class FakeKernel : IDisposable
{
    private readonly string _root = OwnedFolder.Create("splnet-kernel-");

    public string Sys => Path.Combine(_root, "sys");

    public string Proc => Path.Combine(_root, "proc");

    public FakeKernel With(string file, string content)
    {
        var path = Path.Combine(_root, file);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, content + "\n");
        return this;
    }

    public void Dispose() => OwnedFolder.Delete(_root);
}
