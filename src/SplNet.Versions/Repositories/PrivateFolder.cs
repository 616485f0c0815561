namespace SplNet.Versions.Repositories;

/// <summary>
/// A temporary folder that only this user can read. It is removed at the latest when the process ends, or by a later process after a crash.
/// </summary>
internal sealed class PrivateFolder : IDisposable
{
    private readonly FileStream _lock;

    public PrivateFolder()
    {
        RemoveAbandoned();
        Path = System.IO.Path.Combine(System.IO.Path.GetTempPath(), OwnedName.New());
        if (OperatingSystem.IsWindows())
            Directory.CreateDirectory(Path);
        else
            Directory.CreateDirectory(Path, UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
        _lock = OwnedName.Lock(Path);
        AppDomain.CurrentDomain.ProcessExit += OnExit;
    }

    public string Path { get; }

    public string Combine(string name) => System.IO.Path.Combine(Path, name);

    public string CreateSubfolder(string name) => Directory.CreateDirectory(Combine(name)).FullName;

    public void Dispose()
    {
        AppDomain.CurrentDomain.ProcessExit -= OnExit;
        _lock.Dispose();
        FolderRemoval.Remove(Path);
    }

    // Ctrl+C ends the process before the owner can dispose the folder.
    private void OnExit(object? sender, EventArgs arguments)
    {
        try
        {
            Dispose();
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            // A file in it is still open; the next process removes it.
        }
    }

    private static void RemoveAbandoned()
    {
        foreach (var folder in Directory.EnumerateDirectories(System.IO.Path.GetTempPath(), OwnedName.Pattern).Where(OwnedName.IsAbandoned))
        {
            try
            {
                FolderRemoval.Remove(folder);
            }
            catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
            {
                // It belongs to another user, or another process removes it right now; it stays until its owner's next run.
            }
        }
    }
}
