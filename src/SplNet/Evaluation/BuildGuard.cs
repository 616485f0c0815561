using System.Reflection;
using SplNet.Measuring;
using SplNet.Toolchain;

namespace SplNet.Evaluation;

/// <summary>Refuses to measure what the compiler was told not to optimise.</summary>
internal static class BuildGuard
{
    /// <summary>What to do instead.</summary>
    public const string Command = "Build in Release: dotnet test -c Release (a program: dotnet run -c Release; for splnet: dotnet build -c Release)";

    public static IEnumerable<string> Problems(Experiment experiment, bool debuggerAttached, Isolation isolation = Isolation.Process)
    {
        if (debuggerAttached)
            yield return "A debugger is attached, and code runs differently under it. Run the test without it.";
        var debug = Unoptimised(experiment, isolation);
        if (debug.Count > 0)
        {
            yield return $"{string.Join(", ", debug)} {(debug.Count == 1 ? "is a Debug build" : "are Debug builds")}, " +
                $"which says nothing about the speed of the optimised code. {Command}.";
        }
    }

    /// <summary>The names of the assemblies that are unoptimised, of those that an experiment names itself; what they call is known once it is measured.</summary>
    public static IReadOnlyList<string> Unoptimised(Experiment experiment, Isolation isolation = Isolation.Process)
    {
        var named = Named(experiment).Where(UnoptimisedAssemblies.IsUnoptimised).Select(static assembly => assembly.GetName().Name!);
        return [.. isolation == Isolation.BenchmarkDotNet ? named.Union(ReferencedAssemblies.Unoptimised(experiment.Declaring), StringComparer.Ordinal) : named];
    }

    /// <summary>The assemblies that an experiment names itself: its own, and those that it calls.</summary>
    public static IEnumerable<Assembly> Named(Experiment experiment) =>
        experiment.MeasuredOperands().SelectMany(static operand => operand.Operand.CalledAssemblies).Prepend(experiment.Declaring).Distinct();
}
