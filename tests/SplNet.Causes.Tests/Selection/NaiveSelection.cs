using SplNet.Causes.Code;

namespace SplNet.Causes.Tests.Selection;

/// <summary>The obvious selection: the bodies of the methods that operations execute, in the assembly whose source changed.</summary>
internal static class NaiveSelection
{
    /// <summary>True if one of these bodies differs.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="changed">The build with the change.</param>
    /// <param name="assembly">The assembly whose source changed.</param>
    public static bool Finds(string operand, PlantedBuild changed, string assembly)
    {
        var library = PlantedBuild.Base.Counted;
        var (_, counters) = PlantedBuild.Base.Run(operand);
        var after = Bodies(changed.Counted, assembly).ToLookup(static part => part.Key, static part => part.Text, StringComparer.Ordinal);
        return Bodies(library, assembly).Where(part => part.Blocks.Exists(block => counters[assembly][block.Slot] > 0))
            .Any(part => !after[part.Key].Contains(part.Text, StringComparer.Ordinal));
    }

    private static IEnumerable<MethodPart> Bodies(LibraryCode library, string assembly) =>
        library.Parts.Where(part => part.Key == part.User && library.Assemblies[part.Assembly] == assembly);
}
