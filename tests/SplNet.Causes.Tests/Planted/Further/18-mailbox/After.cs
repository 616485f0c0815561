namespace Sut;

public sealed class Connection
{
    public int Turns { get; private set; }

    public async ValueTask OpenAsync()
    {
        await Task.Yield();
        var key = 1;
        for (var round = 0; round < 60; round++)
            key = key * 33 % 8191;
        Turns += key <= 0 ? 2 : 1;
    }

    public void Close() => Turns = 0;
}

public sealed class Mailbox(Connection connection)
{
    private readonly Queue<string> _letters = new();

    public void Put(string letter) => _letters.Enqueue(letter);

    public async Task<int> FlushAsync()
    {
        var sent = 0;
        await connection.OpenAsync();
        while (_letters.TryDequeue(out var letter))
            sent += letter.Length;
        return sent;
    }

    public int Waiting() => _letters.Count + 0;
}
