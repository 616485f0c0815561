namespace SplNet.Versions.Repositories;

/// <summary>A folder that is filled next to its final place and moved there when complete; otherwise nothing is left.</summary>
internal sealed class PartialFolder : IDisposable
{
    private readonly string _target;
    private bool _isComplete;

    public PartialFolder(string target)
    {
        _target = System.IO.Path.TrimEndingDirectorySeparator(System.IO.Path.GetFullPath(target));
        ThrowIfTaken();
        Guarded(
            "The export folder cannot be created", () => Directory.CreateDirectory(System.IO.Path.GetDirectoryName(_target) ?? _target));
        // In the same folder, because only then a move is one step; with a unique name, because others may export to the same place.
        Path = $"{_target}.{Environment.ProcessId}-{Guid.NewGuid():N}.partial";
    }

    /// <summary>Gets the path to write to; not created yet.</summary>
    public string Path { get; }

    public void Complete()
    {
        ThrowIfTaken();
        Guarded("The export cannot be moved to its folder", () => HeldFile.Insist(() => Directory.Move(Path, _target)));
        _isComplete = true;
    }

    public void Dispose()
    {
        if (!_isComplete)
            FolderRemoval.Remove(Path);
    }

    private void Guarded(string failing, Action action)
    {
        try
        {
            action();
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            throw new RepositoryException(
                RepositoryProblem.NotWritten, $"{failing}: {failure.Message}", _target, "Choose another folder.", failure);
        }
    }

    private void ThrowIfTaken()
    {
        if (File.Exists(_target) || Directory.Exists(_target))
            throw new RepositoryException(
                RepositoryProblem.TargetExists, "The export folder exists already", _target, "Choose another folder, or remove this one.");
    }
}
