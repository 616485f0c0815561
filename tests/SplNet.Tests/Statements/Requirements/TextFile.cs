namespace SplNet.Tests.Statements.Requirements;

/// <summary>A file that a test writes, and that is gone after it.</summary>
internal sealed class TextFile : IDisposable
{
    public TextFile(string text)
        : this(System.Text.Encoding.UTF8.GetBytes(text))
    {
    }

    public TextFile(byte[] content)
    {
        Path = System.IO.Path.Combine(AppContext.BaseDirectory, $"{Guid.NewGuid():N}.spl");
        File.WriteAllBytes(Path, content);
    }

    public string Path { get; }

    public void Dispose() => File.Delete(Path);
}
