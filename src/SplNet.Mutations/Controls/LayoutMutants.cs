using SplNet.Mutations.Compiling;

namespace SplNet.Mutations.Controls;

/// <summary>
/// Builds whose tests do the same work with a different layout of code and metadata: a method that no test executes is longer, or further
/// methods are compiled when the assembly is loaded. Killing one mistakes the layout for work.
/// </summary>
internal static class LayoutMutants
{
    /// <summary>The name in place of the operator.</summary>
    public const string Operator = "LAYOUT";

    private const string Title = "padding in code that no test reaches";

    /// <summary>
    /// Compiles some controls, which alternate between a padded method, as long as there are any, and
    /// padding next to the user's code. Each has more padding than the previous ones.
    /// </summary>
    /// <param name="project">The project.</param>
    /// <param name="executed">The keys of the methods that tests execute.</param>
    /// <param name="count">The number of controls.</param>
    public static IEnumerable<CompiledMutant> Of(MutatedProject project, IReadOnlySet<string> executed, int count)
    {
        var places = project.Find(new Padding(1)).Where(mutant => mutant.Mutant.Method is { } method && !executed.Contains(method))
            .Select(static mutant => mutant.Mutant.Id).ToHashSet(StringComparer.Ordinal);
        return Enumerable.Range(1, count)
            .Select(ordinal => ordinal % 2 == 1 && places.Count > 0 ? Padded(project, places, ordinal) : WithExtraType(project, ordinal));
    }

    private static CompiledMutant Padded(MutatedProject project, HashSet<string> places, int ordinal)
    {
        var idle = project.Find(new Padding(ordinal)).Where(mutant => places.Contains(mutant.Mutant.Id))
            .ElementAt(ordinal / 2 % places.Count);
        var control = ControlMutant.Of(Operator, Title, ordinal, idle.Mutant.Replacement);
        return project.Compile(idle with { Mutant = idle.Mutant with { Id = control.Id } });
    }

    private static CompiledMutant WithExtraType(MutatedProject project, int ordinal)
    {
        var source = PaddingSource.Of(ordinal, project.HasModuleInitializers);
        return project.CompileWith(ControlMutant.Of(Operator, Title, ordinal, source), source);
    }
}
