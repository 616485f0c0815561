using System.Globalization;
using SplNet.Values;
using SplNet.Versions.Assemblies;

namespace SplNet.Evaluation.Explaining;

/// <summary>Something that may keep the runtime from optimising code with a profile.</summary>
/// <param name="Reason">Its name.</param>
/// <param name="Advice">The change that removes it.</param>
internal sealed record Hindrance(string Reason, string Advice)
{
    private const int MostMethods = 3;

    /// <summary>A setting of the runtime.</summary>
    /// <param name="source">Its source, as in <c>DOTNET_TieredPGO=0</c>.</param>
    public static Hindrance OfSetting(string source) => new(source, "remove the setting");

    /// <summary>Calls that are too few for the runtime to optimise their code.</summary>
    /// <param name="nanoseconds">The time of a call.</param>
    public static Hindrance OfFewCalls(double nanoseconds) =>
        new($"too few calls for optimised code ({Quantity.Format(nanoseconds, MetricUnit.Nanoseconds)} each)", "claim a smaller operation");

    /// <summary>Methods that ask to be optimised at once.</summary>
    /// <param name="assemblies">The assemblies that have them.</param>
    public static Hindrance OfMethods(IEnumerable<string> assemblies)
    {
        var methods = assemblies.SelectMany(AggressiveOptimization.Methods).ToList();
        var shown = string.Join(", ", methods.Take(MostMethods));
        var more = methods.Count > MostMethods
            ? string.Create(CultureInfo.InvariantCulture, $" and {methods.Count - MostMethods} more methods")
            : string.Empty;
        return new Hindrance($"AggressiveOptimization on {shown}{more}", "remove the attribute");
    }
}
