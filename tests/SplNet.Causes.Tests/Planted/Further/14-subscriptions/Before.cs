namespace Sut;

public sealed class Channel
{
    private readonly List<Func<int, int>> _listeners = [];

    public int Sent { get; private set; }

    public void Listen(Func<int, int> listener) => _listeners.Add(listener);

    public int Publish(int message)
    {
        var sum = 0;
        foreach (var listener in _listeners)
            sum += Deliver(listener, message);
        Sent++;
        return sum;
    }

    private static int Deliver(Func<int, int> listener, int message) => Retry(listener, message);

    private static int Retry(Func<int, int> listener, int message)
    {
        var answer = listener(message);
        for (var attempt = 0; answer < 0 && attempt < 3; attempt++)
            answer = listener(message);
        return answer;
    }

    public bool IsQuiet(int sent) => sent == 0;
}

public static class News
{
    public static int Spread(int listeners, int messages)
    {
        var channel = new Channel();
        for (var number = 0; number < listeners; number++)
            channel.Listen(static message =>
            {
                var hash = message;
                for (var round = 0; round < 50; round++)
                    hash = hash * 31 % 1009;
                return hash;
            });
        var sum = 0;
        for (var message = 0; message < messages; message++)
            sum += channel.Publish(message);
        return sum + channel.Sent + (channel.IsQuiet(1) ? 1 : 0);
    }
}
