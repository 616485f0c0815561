namespace SplNet.Versions.Repositories;

/// <summary>A temporary folder that only this user can read; removed in the end, at the latest with the process, or by a later process if this one crashes.</summary>
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

    // Ctrl+C ends the process beside whoever would dispose of it.
    private void OnExit(object? sender, EventArgs arguments)
    {
        try
        {
            Dispose();
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            // Something is still written or held in it; the next process removes it.
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
                // Another user's, or another process removes it right now; it stays for its owner's next run.
            }
        }
    }
}
