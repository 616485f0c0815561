using System.Globalization;
using SplNet.Values;

namespace SplNet.Machine;

/// <summary>Suggests ways to make measurements steadier, based only on values that could be read.</summary>
internal static class Advice
{
    private const string SteadyGovernor = "performance";

    // Half a processor of other work is enough to disturb a measurement occasionally.
    private const double QuietLoad = 0.5;

    public static IReadOnlyList<string> Of(MachineReadings machine)
    {
        var advice = Slowness(machine);
        if (machine.Turbo == true)
            advice.Add(
                "Turbo is on, so the clock depends on temperature and on the other cores: " +
                "turn it off for steadier runs (it makes them slower).");
        if (machine.Load > QuietLoad)
            advice.Add(string.Create(
                CultureInfo.InvariantCulture, $"Other work went on before the check began (load {machine.Load:0.##} on " +
                    $"{machine.Processors} processors): end it and check again."));
        return advice;
    }

    /// <summary>The advice that deserves a warning in every measurement.</summary>
    /// <param name="machine">The machine.</param>
    /// <param name="others">The number of processors that were busy with other work during the measurement.</param>
    /// <param name="throttled">The number of times that processors were throttled during the measurement.</param>
    public static IReadOnlyList<string> During(MachineReadings machine, double? others, long? throttled)
    {
        var advice = Slowness(machine);
        if (others > QuietLoad)
            advice.Add(string.Create(
                CultureInfo.InvariantCulture, $"Other work took {Math.Min(others.Value, machine.Allowed):0.#} of " +
                    $"{Plural.Of(machine.Allowed, "processor")} during the measurement: end it for steadier runs."));
        if (throttled > 0)
            advice.Add(string.Create(
                CultureInfo.InvariantCulture, $"Processors were slowed down {throttled} times during the measurement, " +
                    $"for their temperature or for the container's share: cool the machine or raise the limit."));
        return advice;
    }

    private static List<string> Slowness(MachineReadings machine)
    {
        var advice = new List<string>();
        if (machine.OnBattery == true)
            advice.Add("The machine runs on its battery, which saves power at the cost of speed: plug it in.");
        var wavering = machine.Governors.Where(static governor => governor != SteadyGovernor).ToList();
        if (wavering.Count > 0)
            advice.Add(
                $"The frequency governor is {string.Join(", ", wavering)}, which changes the clock while measuring: " +
                $"choose {SteadyGovernor} (cpupower frequency-set -g {SteadyGovernor}).");
        if (machine.Slowed == true)
            advice.Add("A processor's highest frequency is set below what it can do: raise it (cpupower frequency-set -u).");
        return advice;
    }
}
