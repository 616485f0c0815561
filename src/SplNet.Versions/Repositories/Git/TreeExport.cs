using System.Runtime.ExceptionServices;
using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>Writes a git tree to a folder like a checkout, with the attributes of that tree itself.</summary>
/// <param name="store">The objects of the tree.</param>
/// <param name="shadow">Opens them.</param>
/// <param name="skipped">The submodules to leave out.</param>
/// <param name="place">The folder of a submodule in the outermost repository, ending with a slash; empty for that
/// repository itself.</param>
internal sealed class TreeExport(ObjectStore store, ShadowRepository shadow, SkippedSubmodules skipped, string place = "")
{
    // More threads would only wait for the disk.
    private static readonly int Threads = Math.Min(Environment.ProcessorCount, 4);

    private readonly List<string> _notices = [];
    private int _files;
    private long _bytes;

    public ExportReport Write(string treeId, string folder, CancellationToken token)
    {
        try
        {
            WriteTree(treeId, folder, token);
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            throw new RepositoryException(
                RepositoryProblem.NotWritten, $"The export cannot be written: {failure.Message}", folder,
                "Make room, or choose another folder.", failure);
        }

        return new ExportReport(_files, _bytes, _notices);
    }

    private void WriteTree(string treeId, string folder, CancellationToken token)
    {
        var index = "index-of-" + treeId;
        using var repository = shadow.Open(index, shadow.NoWorkTree);
        var files = TreeListing.Of(repository, treeId);
        var isFiltered = files.Exists(
            static file => file.Path == ".gitattributes" || file.Path.EndsWith("/.gitattributes", StringComparison.Ordinal));
        if (isFiltered)
        {
            // Without a work tree, attributes are looked up in the index.
            repository.Index.Replace(repository.Lookup<Tree>(treeId));
            repository.Index.Write();
        }

        Directory.CreateDirectory(folder);
        var parents = files.Select(static file => file.Kind == TreeFileKind.Submodule ? file.Path : Path.GetDirectoryName(file.Path)!);
        foreach (var parent in parents.Distinct(StringComparer.Ordinal))
            Directory.CreateDirectory(Path.Combine(folder, parent));
        var contents = files.FindAll(static file => file.Kind is TreeFileKind.File or TreeFileKind.Executable);
        WriteFiles(contents, () => new TreeFileWriter(shadow.Open(index, shadow.NoWorkTree), folder, isFiltered), token);
        // Write links last, so that nothing is written through them.
        foreach (var link in files.Where(static file => file.Kind == TreeFileKind.Link))
            TreeLink.Write(
                repository.Lookup<Blob>(link.Id) ?? throw new NotFoundException($"the link {link.Path} is missing"),
                Path.Combine(folder, link.Path));
        _files += files.Count(static file => file.Kind != TreeFileKind.Submodule);
        WriteSubmodules(repository, treeId, files, folder, token);
    }

    private void WriteFiles(List<TreeFile> files, Func<TreeFileWriter> openWriter, CancellationToken token)
    {
        var pointers = new List<string>();
        try
        {
            Parallel.ForEach(
                Chunks(files),
                new ParallelOptions { MaxDegreeOfParallelism = Threads },
                chunk =>
                {
                    using var writer = openWriter();
                    foreach (var file in chunk)
                    {
                        // Not in the options: all tasks must stop before this method returns and the folder is removed.
                        token.ThrowIfCancellationRequested();
                        writer.Write(file);
                    }

                    lock (pointers)
                    {
                        _bytes += writer.Bytes;
                        pointers.AddRange(writer.Pointers);
                    }
                });
        }
        catch (AggregateException failures)
        {
            // One failure is enough; the others are usually the same.
            ExceptionDispatchInfo.Throw(failures.InnerExceptions[0]);
        }

        if (pointers.Count > 0)
            _notices.Add(
                $"{pointers.Count} files are pointers of Git LFS and stay pointers, " +
                $"among them '{pointers.Order(StringComparer.Ordinal).First()}'.");
    }

    // Files of a folder stay together, because the attributes of a folder are cached after the first read.
    private static IEnumerable<TreeFile[]> Chunks(List<TreeFile> files) => files.Chunk(Math.Max(64, (files.Count + Threads - 1) / Threads));

    private void WriteSubmodules(Repository repository, string treeId, List<TreeFile> files, string folder, CancellationToken token)
    {
        var modules = files.FindAll(file => file.Kind == TreeFileKind.Submodule && !skipped.Contains(place + file.Path));
        if (modules.Count == 0)
            return;
        var locations = new Submodules(store, repository, treeId, place);
        foreach (var module in modules)
        {
            var (lender, commitTree) = locations.Find(module);
            using var inner = new ShadowRepository(lender);
            var report = new TreeExport(lender, inner, skipped, $"{place}{module.Path}/").Write(
                commitTree, Path.Combine(folder, module.Path), token);
            _files += report.Files;
            _bytes += report.Bytes;
            _notices.AddRange(report.Notices.Select(notice => $"In '{module.Path}': {notice}"));
        }
    }
}
