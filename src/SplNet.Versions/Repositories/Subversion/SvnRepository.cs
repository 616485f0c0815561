using System.Globalization;
using System.IO.Enumeration;
using System.Xml.Linq;

namespace SplNet.Versions.Repositories.Subversion;

/// <summary>A Subversion repository, accessed through the folder that a working copy or a URL names.</summary>
internal sealed class SvnRepository : IRevisionSource
{
    private readonly SvnClient _client;
    private readonly string _url;
    private readonly string _root;

    private SvnRepository(SvnClient client, XElement entry)
    {
        _client = client;
        _url = (string)entry.Element("url")!;
        _root = (string)entry.Element("repository")!.Element("root")!;
    }

    /// <summary>Finds the repository of a working copy or a URL.</summary>
    /// <exception cref="RepositoryException">There is none, or it is unreachable.</exception>
    public static SvnRepository Discover(string pathOrUrl, SvnClient? client = null, CancellationToken token = default)
    {
        var svn = client ?? new SvnClient();
        try
        {
            var isUrl = pathOrUrl.Contains("://", StringComparison.Ordinal);
            var target = isUrl ? pathOrUrl : Path.GetFullPath(pathOrUrl);
            return new SvnRepository(svn, Info(svn, target, token, target + "@"));
        }
        catch
        {
            svn.Dispose();
            throw;
        }
    }

    public SvnRevision Resolve(string text, CancellationToken token = default)
    {
        var asked = text.Trim();
        var name = SvnName.Parse(asked)
            ?? throw new RepositoryException(
                RepositoryProblem.UnknownRevision, $"'{asked}' is not a Subversion revision", _url, SvnName.Forms);
        // A branch is looked up at its location in that revision; the folder of the working copy is traced back to its name at that time.
        var entry = name.Branch is null
            ? Info(_client, _url, token, "-r", name.Revision, _url + "@HEAD")
            : Info(_client, _url, token, "-r", name.Revision, UrlOf(name.Branch) + "@" + name.Revision);
        var url = (string)entry.Element("url")!;
        return new SvnRevision(
            asked,
            url,
            (long)entry.Attribute("revision")!,
            (long)entry.Element("commit")!.Attribute("revision")!,
            (string)entry.Element("repository")!.Element("uuid")!,
            url.Length == _root.Length ? "/" : Uri.UnescapeDataString(url[_root.Length..]));
    }

    ResolvedRevision IRevisionSource.Resolve(string text, CancellationToken token) => Resolve(text, token);

    /// <summary>Writes the content of a revision without its <c>svn:externals</c>, because they have separate revisions.</summary>
    /// <inheritdoc/>
    public ExportReport Export(ResolvedRevision revision, string folder, CancellationToken token = default)
    {
        var asked = (SvnRevision)revision;
        var number = asked.Number.ToString(CultureInfo.InvariantCulture);
        using var partial = new PartialFolder(folder);
        _client.Run(_url, token, "export", "--quiet", "--ignore-externals", "-r", number, $"{asked.Url}@{number}", partial.Path);
        // A revision of a single file would not create a folder here.
        if (!Directory.Exists(partial.Path))
        {
            File.Delete(partial.Path);
            throw new RepositoryException(
                RepositoryProblem.UnknownRevision, $"'{asked.Text}' is a file", asked.Url, "Name the folder that holds it.");
        }

        var report = Report(partial.Path);
        partial.Complete();
        return report;
    }

    /// <summary>
    /// Lists the revisions after <paramref name="from"/> up to <paramref name="to"/> that changed the folder, oldest first.
    /// </summary>
    public IReadOnlyList<SvnCommit> Log(SvnRevision from, SvnRevision to, CancellationToken token = default)
    {
        if (from.Number >= to.Number)
            return [];
        var range = string.Create(CultureInfo.InvariantCulture, $"{from.Number + 1}:{to.Number}");
        var xml = _client.Run(_url, token, "log", "--xml", "--verbose", "-r", range, to.Id);
        var commits = new Stack<SvnCommit>();
        var path = to.Path;
        foreach (var entry in XDocument.Parse(xml).Root!.Elements("logentry").Reverse())
        {
            commits.Push(new SvnCommit(
                (long)entry.Attribute("revision")!,
                path,
                DateTimeOffset.Parse((string?)entry.Element("date") ?? "0001-01-01Z", CultureInfo.InvariantCulture),
                ((string?)entry.Element("msg") ?? string.Empty).Split('\n')[0].Trim()));
            path = PathBefore(entry, path);
        }

        return [.. commits];
    }

    public void Dispose() => _client.Dispose();

    // A branch is a copy of another folder. A moved folder, or a folder inside one, is a copy too.
    private static string PathBefore(XElement entry, string path)
    {
        var copy = entry.Descendants("path")
            .Where(changed =>
                changed.Attribute("copyfrom-path") is not null && (path + "/").StartsWith(changed.Value + "/", StringComparison.Ordinal))
            .MaxBy(static changed => changed.Value.Length);
        return copy is null ? path : (string)copy.Attribute("copyfrom-path")! + path[copy.Value.Length..];
    }

    private static ExportReport Report(string folder)
    {
        var sizes = new FileSystemEnumerable<long>(
            folder,
            static (ref entry) => entry.Attributes.HasFlag(FileAttributes.ReparsePoint) ? 0 : entry.Length,
            new EnumerationOptions { RecurseSubdirectories = true, AttributesToSkip = FileAttributes.None })
        {
            // Links to folders are files here.
            ShouldIncludePredicate = static (ref entry) => !entry.IsDirectory || entry.Attributes.HasFlag(FileAttributes.ReparsePoint),
            ShouldRecursePredicate = static (ref entry) => !entry.Attributes.HasFlag(FileAttributes.ReparsePoint),
        }.ToList();
        return new ExportReport(sizes.Count, sizes.Sum(), []);
    }

    // The client understands its root mark only within a working copy.
    private string UrlOf(string branch) => branch.StartsWith('^') ? _root + branch[1..] : branch;

    private static XElement Info(SvnClient client, string place, CancellationToken token, params string[] arguments) =>
        XDocument.Parse(client.Run(place, token, ["info", "--xml", .. arguments])).Root!.Element("entry")
        ?? throw new RepositoryException(RepositoryProblem.UnknownRevision, "svn info returned nothing", place, "Run svn info there.");
}
