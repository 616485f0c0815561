using SplNet.Arguments.Generators;

namespace SplNet.Tests.Arguments.Generators;

/// <summary>Values of a generator, as one run makes them.</summary>
internal static class Drawn
{
    public static T[] Values<T>(Gen<T> generator, int count, params object[] parameters) => Seeded(generator, count, 1, parameters);

    public static T[] Seeded<T>(Gen<T> generator, int count, int seed, params object[] parameters)
    {
        var draw = new Draw(parameters, seed);
        return [.. Enumerable.Range(0, count).Select(_ => generator.Begin(draw))];
    }

    public static string[] Points<T>(Gen<T> generator) => [.. generator.Parameters.Select(static point => point.ToString())];
}
