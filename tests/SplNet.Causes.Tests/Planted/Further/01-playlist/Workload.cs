using Sut;

public static class Workload
{
    public static object Run() => new Player(new Playlist(97)).Summary(11) + new Player(new Playlist(9)).Start();
}
