namespace SplNet.Tool.Generating.Writing;

/// <summary>Writes all classes of a plan, and the classes that they use.</summary>
internal static class PlanSources
{
    /// <summary>The names of the files and their contents.</summary>
    /// <param name="plan">The plan to write.</param>
    /// <param name="backend">The target.</param>
    /// <param name="statement">The attribute of each benchmark.</param>
    public static SortedDictionary<string, string> Of(BenchmarkPlan plan, Backend backend, Statement statement)
    {
        var files = new SortedDictionary<string, string>(StringComparer.Ordinal);
        foreach (var one in plan.Classes)
            files[one.File] = BenchmarkSource.Of(one, backend, statement);
        foreach (var (file, source) in ProvidedArgumentSource.Of(plan))
            files[file] = source;
        if (PoolSource.Of(plan, backend) is { } pool)
            files[PoolSource.File] = pool;
        if (ProcessSource.Of(plan) is { } process)
            files[ProcessSource.File] = process;
        if (SilentContextSource.Of(plan) is { } context)
            files[SilentContextSource.File] = context;
        return files;
    }
}
