using System.Threading.Channels;

namespace Sut;

/// <summary>One note; its amount may be negative.</summary>
public readonly record struct Message(string Topic, int Amount);

/// <summary>Sums what arrives for a topic.</summary>
public sealed class Handler(string topic)
{
    public string Topic { get; } = topic;

    public int Total { get; private set; }

    public async ValueTask HandleAsync(Message note)
    {
        if (note.Amount % 8 == 0)
            await Task.Yield();
        Total += note.Amount;
    }
}

/// <summary>Takes notes from a channel and hands each to the handler of its topic.</summary>
public sealed class Pump
{
    private readonly Channel<Message> _messages = Channel.CreateUnbounded<Message>();
    private readonly Dictionary<string, Handler> _handlers = [];
    private int _unknown;

    public int Unknown => _unknown;

    public void Add(Handler handler) => _handlers[handler.Topic] = handler;

    public bool Post(Message note) => _messages.Writer.TryWrite(note);

    public void Complete() => _messages.Writer.Complete();

    public async Task RunAsync()
    {
        while (await _messages.Reader.WaitToReadAsync())
        {
            while (_messages.Reader.TryRead(out var note))
                await DispatchAsync(note);
        }
    }

    private async Task DispatchAsync(Message note)
    {
        if (_handlers.TryGetValue(note.Topic, out var handler))
            await handler.HandleAsync(note);
        else
            _unknown++;
    }
}
