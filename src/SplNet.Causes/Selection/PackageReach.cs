using Mono.Cecil;

namespace SplNet.Causes.Selection;

/// <summary>
/// The reach of packages: assemblies of the output that are not the user's. Their code is not counted, so whatever
/// they name counts as executed.
/// </summary>
/// <param name="folder">The folder of the output.</param>
internal sealed class PackageReach(string folder)
{
    private const Reach Any = Reach.Members | Reach.Discovery | Reach.Files;

    private readonly Dictionary<string, (Reach Reach, IReadOnlyList<string> References)> _own = new(StringComparer.OrdinalIgnoreCase);
    private readonly Dictionary<string, Reach> _known = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>The reach of an assembly with all packages that it refers to; none for an assembly of the runtime.</summary>
    /// <param name="assembly">Its simple name.</param>
    public Reach Of(string assembly)
    {
        if (_known.TryGetValue(assembly, out var known))
            return known;
        var (reach, seen, open) = (Reach.None, new HashSet<string>(StringComparer.OrdinalIgnoreCase), new Queue<string>([assembly]));
        while (open.TryDequeue(out var name))
        {
            if (!seen.Add(name))
                continue;
            var own = Own(name);
            reach |= own.Reach;
            foreach (var reference in own.References)
                open.Enqueue(reference);
        }

        return _known[assembly] = reach;
    }

    private (Reach Reach, IReadOnlyList<string> References) Own(string name) =>
        _own.TryGetValue(name, out var known) ? known : _own[name] = Read(Path.Combine(folder, name + ".dll"));

    // What a package does with native or generated code is the same at both revisions.
    private static (Reach Reach, IReadOnlyList<string> References) Read(string path)
    {
        if (!File.Exists(path))
            return (Reach.None, []);
        try
        {
            using var module = ModuleDefinition.ReadModule(path);
            var reach = module.GetMemberReferences().Where(static member => member.DeclaringType is not null).Aggregate(
                Reach.None, static (all, member) => all | OutsideCode.OfName(member));
            var calls = reach.HasFlag(Reach.Generation) || reach.HasFlag(Reach.Native) ? Any : reach;
            return (calls & Any, [.. module.AssemblyReferences.Select(static reference => reference.Name)]);
        }
        catch (Exception unreadable) when (unreadable is BadImageFormatException or IOException or ArgumentException)
        {
            return (Any, []);
        }
    }
}
