namespace Sut;

public sealed class Song(string title, int seconds)
{
    public string Title => title;

    public int Seconds => seconds;
}

/// <summary>Songs in the order in which they are played.</summary>
public sealed class Playlist(int count)
{
    private readonly Song[] _songs =
    [
        .. Enumerable.Range(0, count).Select(static number => new Song($"Song {number}", 120 + number * 53 % 240)),
    ];

    public int Limit { get; } = count;

    public IEnumerable<Song> Shuffled(int seed)
    {
        var at = seed % _songs.Length;
        for (var step = 0; step < _songs.Length; step++)
        {
            at = (at * 5 + 3) % _songs.Length;
            for (var spin = 0; spin < 12; spin++)
                at = (at + spin * 7) % _songs.Length;
            yield return _songs[at];
        }
    }

    public int Longest() => _songs.Length == 0 ? 0 : _songs[0].Seconds + Limit;
}

public sealed class Player(Playlist list)
{
    public string Summary(int seed)
    {
        var songs = list.Shuffled(seed);
        var (seconds, count, most) = (0, 0, 0);
        foreach (var song in songs)
        {
            seconds += song.Seconds;
            count++;
            most = Math.Max(most, song.Seconds);
        }

        return $"{count} songs, {seconds} s, {most} s";
    }

    public int Start() => list.Longest() + 1;
}
