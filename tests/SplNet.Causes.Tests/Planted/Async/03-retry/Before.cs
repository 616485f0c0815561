namespace Sut;

/// <summary>What an endpoint answers.</summary>
public readonly record struct Answer(bool IsRefused, int Value);

/// <summary>An endpoint that refuses two calls of three.</summary>
public sealed class Endpoint
{
    private int _calls;

    public int Calls => _calls;

    public async ValueTask<Answer> TryCallAsync(int request)
    {
        await Task.Yield();
        return ++_calls % 3 != 0 ? new Answer(true, 0) : new Answer(false, Work(request));
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
    public int Attempts { get; private set; }

    public async Task<int> RunAsync(int request)
    {
        for (var attempt = 0; attempt < most; attempt++)
        {
            Attempts++;
            var answer = await endpoint.TryCallAsync(request);
            if (!answer.IsRefused)
                return answer.Value;
        }

        throw new TimeoutException("The endpoint has refused too often.");
    }
}
