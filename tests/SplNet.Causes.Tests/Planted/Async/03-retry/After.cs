namespace Sut;

/// <summary>What an endpoint answers.</summary>
public readonly record struct Answer(bool IsRefused, int Value);

/// <summary>An endpoint that refuses two calls of three.</summary>
public sealed class Endpoint
{
    private int _calls;

    public int Calls => _calls;

    public async ValueTask<int> CallAsync(int request)
    {
        await Task.Yield();
        return ++_calls % 3 != 0 ? throw new InvalidOperationException("Refused.") : Work(request);
    }

    private static int Work(int request)
    {
        var value = request;
        for (var round = 0; round < 100; round++)
            value = (value * 1103515245 + 12345) & 0x7FFFFFFF;
        return value % 1000;
    }
}

/// <summary>Calls until an answer comes.</summary>
public sealed class Retry(Endpoint endpoint, int most)
{
    /// <summary>How often it has called.</summary>
    public int Attempts { get; private set; }

    public async Task<int> RunAsync(int request)
    {
        for (var attempt = 0; attempt < most; attempt++)
        {
            Attempts++;
            try
            {
                return await endpoint.CallAsync(request);
            }
            catch (InvalidOperationException) when (attempt < most)
            {
                continue;
            }
        }

        throw new TimeoutException($"The endpoint has refused {most} times.");
    }
}
