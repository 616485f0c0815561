using System.Runtime.CompilerServices;

namespace Sut;

/// <summary>A sensor whose values come one after the other.</summary>
public sealed class Sensor(int seed, int count)
{
    public async IAsyncEnumerable<double> ValuesAsync([EnumeratorCancellation] CancellationToken cancellation = default)
    {
        var state = seed;
        for (var number = 0; number < count; number++)
        {
            cancellation.ThrowIfCancellationRequested();
            if (number % 100 == 99)
                await Task.Yield();
            state = (state * 1103515245 + 12345) & 0x7FFFFFFF;
            yield return state % 1000 / 10.0;
        }
    }
}

/// <summary>What is known of values.</summary>
public static class Statistics
{
    public static async Task<double> MeanAsync(Sensor sensor)
    {
        var (sum, count) = (0.0, 0);
        await foreach (var value in sensor.ValuesAsync())
        {
            sum += value;
            count++;
        }

        return count == 0 ? throw new InvalidOperationException("There are no values.") : sum / count;
    }

    public static async Task<double> MostAsync(Sensor sensor)
    {
        var most = double.MinValue;
        await foreach (var value in sensor.ValuesAsync().ConfigureAwait(false))
            most = Math.Max(most, value);
        return most;
    }
}
