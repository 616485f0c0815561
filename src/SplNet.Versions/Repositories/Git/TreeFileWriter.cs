using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>Writes files of a tree; each thread needs a separate writer.</summary>
internal sealed class TreeFileWriter(Repository repository, string folder, bool isFiltered) : IDisposable
{
    // A pointer names the location of the content in a few lines.
    private const int LongestPointer = 1024;

    private static ReadOnlySpan<byte> PointerStart => "version https://git-lfs.github.com/spec/"u8;

    public long Bytes { get; private set; }

    /// <summary>Gets the files whose content is stored elsewhere.</summary>
    public List<string> Pointers { get; } = [];

    public void Write(TreeFile file)
    {
        var blob = repository.Lookup<Blob>(file.Id) ?? throw new NotFoundException($"the content of {file.Path} is missing, {file.Id}");
        using var content = isFiltered ? blob.GetContentStream(new FilteringOptions(file.Path)) : blob.GetContentStream();
        // Shared, because no other process knows the file yet and a lock would cost two more calls for each.
        var options =
            new FileStreamOptions { Mode = FileMode.CreateNew, Access = FileAccess.Write, Share = FileShare.Read, BufferSize = 0 };
        if (file.Kind == TreeFileKind.Executable && !OperatingSystem.IsWindows())
        {
            // For all users; the user's mask then removes permissions.
            options.UnixCreateMode = UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute
                | UnixFileMode.GroupRead | UnixFileMode.GroupWrite | UnixFileMode.GroupExecute
                | UnixFileMode.OtherRead | UnixFileMode.OtherWrite | UnixFileMode.OtherExecute;
        }

        using var target = new FileStream(Path.Combine(folder, file.Path), options);
        if (blob.Size <= LongestPointer)
            WriteSmall(content, target, file);
        else
            content.CopyTo(target);
        Bytes += target.Position;
    }

    public void Dispose() => repository.Dispose();

    private void WriteSmall(Stream content, FileStream target, TreeFile file)
    {
        using var copy = new MemoryStream();
        content.CopyTo(copy);
        var bytes = copy.GetBuffer().AsSpan(0, (int)copy.Length);
        if (bytes.StartsWith(PointerStart))
            Pointers.Add(file.Path);
        target.Write(bytes);
    }
}
